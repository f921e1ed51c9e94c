import base from "/work/w-court/web/vite.config.ts";
const server = process.env.PALAIS_SERVER ?? "";
export default { ...base, root: "/work/w-court/web", cacheDir: "/tmp/w-court/vite-cache", server: { ...(base as any).server, port: 5199, strictPort: true, host: "127.0.0.1", proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } } };
