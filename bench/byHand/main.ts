/* Starts the yardstick of a call on PORT. */
import { app } from './app.ts';

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
