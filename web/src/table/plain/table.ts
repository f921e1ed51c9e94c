throw new Error("not yet");
export default null as never;
