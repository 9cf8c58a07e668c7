import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server does with a mail: accepts it, refuses it with a code, or drops the connection before the acceptance. */
export type Behaviour = 'take' | 'drop' | { refuse: number };

export interface MailServer {
  address: string;
  /** Every mail whose content has arrived, unchanged. */
  received: { to: string; raw: string }[];
  /** The behaviour for the next mails; by default all are accepted. */
  next: Behaviour[];
  close(): Promise<void>;
}

/** A mail server on a free port, or on the given one. */
export async function openMailServer(port = 0): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const next: Behaviour[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, callback) {
      callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const behaviour = next.shift() ?? 'take';
        if (typeof behaviour === 'object')
          return callback(Object.assign(new Error('Refused'), { responseCode: behaviour.refuse }));
        received.push({ to: session.envelope.rcptTo[0]!.address, raw: Buffer.concat(chunks).toString('utf8') });
        if (behaviour === 'take') return callback();
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  server.on('error', () => {});
  (server as unknown as { server: Server }).server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server as unknown as { server: Server }).server.address();
  return {
    address: `smtp://127.0.0.1:${(taken as { port: number }).port}`,
    received,
    next,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A port that accepts connections and never sends anything. */
export async function openSilentServer(): Promise<{ address: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
