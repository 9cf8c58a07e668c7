import { connect, createServer, type Socket } from 'node:net';

/** A cable to a server, which a test cuts, or over which nothing comes any more. */
export interface Cable {
  /** The address of the server, over the cable. */
  address: string;
  /** Ends every connection; new ones are refused until `mend`. */
  cut(): void;
  /** Connections stay, and carry nothing until `mend`. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Puts a cable between a test and a server. @param to the address of the server, as a URL */
export async function cableTo(to: string): Promise<Cable> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (state === 'frozen') one.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = new URL(to);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as { port: number }).port);
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: address.href,
    cut() {
      state = 'cut';
      end();
    },
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    mend() {
      state = 'whole';
      for (const socket of sockets) socket.resume();
    },
    close() {
      end();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
