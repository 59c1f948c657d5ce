// fetch, and zod, which checks what is sent and what is answered.
export default {
  input: process.env.DOCUMENT,
  output: "client",
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "zod", { name: "@hey-api/sdk", validator: true }],
};
