/** What browser and server tell each other, generated from the server's definitions. The games' views are in their folders. */
export type * from "./messages";
export type * from "./requests";
