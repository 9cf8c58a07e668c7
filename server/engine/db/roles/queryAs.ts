import pg from 'pg';

/** A connection of pg as its own queries use it. */
interface Wire {
  parse(statement: { text: string }): void;
  bind(values: object): void;
  execute(portal: object): void;
}

/** The steps of a query of pg, which its types do not name. */
interface Steps extends pg.Submittable {
  prepare(wire: Wire): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, wire: Wire): void;
}

type Done = (failure: Error | null, result: pg.QueryResult) => void;

const Query = pg.Query as unknown as new (
  config: pg.QueryConfig & { queryMode: 'extended' },
  values: undefined,
  done: Done,
) => Steps;

/**
 * One statement in a transaction of its own that another statement opens. Both go to the server in one message, up to one
 * Sync, which ends the transaction: there is no round trip more than for the statement alone.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
class OpenedQuery extends Query {
  readonly #opening: string;
  #isOpen = false;

  constructor(opening: string, text: string, values: unknown[], done: Done) {
    super({ text, values, queryMode: 'extended' }, undefined, done);
    this.#opening = opening;
  }

  override prepare(wire: Wire): void {
    wire.parse({ text: this.#opening });
    wire.bind({});
    wire.execute({});
    super.prepare(wire);
  }

  /** The row of the opening statement is nobody's result. */
  override handleDataRow(message: object): void {
    if (this.#isOpen) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    if (this.#isOpen) super.handleCommandComplete(message, wire);
    this.#isOpen = true;
  }
}

/** Runs one statement after the opening one, in one transaction and one round trip. */
export const queryAs = (client: pg.ClientBase, opening: string, text: string, values: unknown[]) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    client.query(
      new OpenedQuery(opening, text, values, (failure, result) => (failure ? reject(failure) : resolve(result))),
    );
  });
