import { cleanup } from '@testing-library/react';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import { isNight, isThorough } from '../night.ts';
import { type Drawn, drawScreen } from './drawScreen.tsx';
import { contract, manifest, screenNames, serve } from './municipality.ts';
import { but, byExample, exampleOf, json, Office, type Reply, refusal } from './office.ts';
import { routesOf } from './routes.ts';
import { everywhere } from './spots.ts';
import { currentForms, openAll, type Pick, pressUntil, sendForms } from './useEverything.ts';
import type { WrongResponse } from './wrongResponses.ts';

export const seed = 20261121;
/** A case number made by the portal. */
export const ownNumber = /P-[2-9A-HJ-NP-Z]{8}/;
export const markup = '<b>opis</b><img src=x onerror="window.hacked = true">';

const served = await Promise.all(screenNames.map(serve));
/** Only screens with calls can get a wrong response. */
const withCalls = screenNames.filter((_, index) => Object.keys(served[index]!.descriptor.calls).length > 0);
/** Those that get one, each with its turn: in the usual run every second, which is enough for each kind of unexpected response. */
export const screensInTurn = withCalls
  .filter((_, index) => isThorough || index % 2 === 0)
  .map((name, turn): [string, number] => [name, turn]);

/** The wrong responses are distributed over the screens; at night each screen gets all. */
export function turnOf<T>(all: readonly T[], turn: number, count: number): readonly T[] {
  if (isNight || all.length <= count) return all;
  const every = Math.ceil(all.length / count);
  return all.filter((_, index) => index % every === turn % every);
}

/** The first address of a screen, its calls with JSON responses, and a function that opens it with a wrong response. */
export async function openerOf(name: string) {
  const screen = await serve(name);
  const { descriptor } = screen;
  const route = routesOf(screen)[0]!;
  const answered = Object.values(descriptor.calls).filter((call) => !call.document);
  const way = new Map<string, number>();
  const own = (reply: Reply): Reply => but(Object.fromEntries(answered.map((call) => [call.id, reply])));
  // Some calls follow a refusal, so one office refuses.
  const refusing = answered.flatMap(({ id }) =>
    Object.keys(contract.operations.get(id)!.errors).map((kod) => but({ [id]: () => refusal('Nie.', 422, { kod }) })),
  );
  const examples = [byExample, configured(byExample), configured(own(turned(1))), configured(own(turned(2)))];
  const offices = [...examples, ...refusing, byLastExample];
  // Sending a form may remove it, together with its buttons.
  const ways = offices.flatMap((others) => [
    { others, send: true, pick: 'first' as Pick },
    { others, send: true, pick: 'last' as Pick },
    { others, send: false, pick: 'first' as Pick },
  ]);

  /** Opens the screen with an office that gives a wrong response, opens all closed parts, and sends all forms. */
  async function openWith({ operation, reply }: Omit<WrongResponse, 'name'>): Promise<Drawn> {
    const ids = operation === undefined ? answered.map((call) => call.id) : [operation];
    const replies = Object.fromEntries(ids.map((id) => [id, reply]));
    if (operation === undefined) {
      const office = new Office(but(replies));
      const drawn = await open(office);
      await sendForms(drawn);
      const reached = () => office.asked.some((asked) => Object.hasOwn(replies, asked.operation.id));
      if (!reached()) await pressUntil(drawn, reached);
      return drawn;
    }
    // The way to a call is the same for all its wrong responses.
    for (let turn = way.get(operation) ?? 0; turn < ways.length; turn += 1) {
      const { others, send, pick } = ways[turn]!;
      const office = new Office(but(replies, others));
      const reached = () => office.asked.some((asked) => asked.operation.id === operation);
      const drawn = await open(office);
      const sent = send ? new Set<Element>() : currentForms();
      await sendForms(drawn, sent, pick);
      if (!reached()) await pressUntil(drawn, reached, sent, pick);
      if (reached()) {
        way.set(operation, turn);
        return drawn;
      }
      drawn.screen.dispose();
      cleanup();
    }
    throw new Error(`nothing that is pressed or sent on ${name} leads to ${operation}`);
  }

  async function open(office: Office): Promise<Drawn> {
    const drawn = await drawScreen(name, office, { route });
    await openAll(drawn);
    return drawn;
  }

  return { descriptor, route, answered, openWith };
}

/** An office with all options, without a break. */
const withEverything: Reply = (asked) => {
  const all = Object.entries(exampleOf(asked) as object).map(([name, value]) => [name, value === false || value]);
  return json({ ...Object.fromEntries(all), czyPrzerwaTechniczna: false });
};

/** Some lists are empty in their first example. */
const byLastExample: Reply = (asked) => {
  const last = contract.examples(asked.operation.id).at(-1);
  return last && answersData(asked.operation.answer) ? json(structuredClone(last.value)) : byExample(asked);
};

const configured = (otherwise: Reply): Reply => but({ dajKonfiguracje: withEverything }, otherwise);

/** Responses with inverted flags and the next value of every enumeration, for the other states of a screen. */
const turned =
  (by: number): Reply =>
  (asked) => {
    const { answer } = asked.operation;
    if (!answersData(answer)) return byExample(asked);
    const other = everywhere(answer, exampleOf(asked), ({ value, schema }) => {
      if (typeof value === 'boolean') return !value;
      return schema.enum?.[(schema.enum.indexOf(value as never) + by) % schema.enum.length];
    });
    return json(other);
  };

/** Elements that no widget draws, so they come from a response. Frames may only show hosts of the municipality. */
export function injected(): string[] {
  const foreign = 'script, img, b, i, iframe, object, embed, [onload], [onerror], [onclick], [href^="javascript:"]';
  return [...document.body.querySelectorAll(foreign)]
    .filter((node) => !(node instanceof HTMLIFrameElement && isOurs(node)))
    .filter((node) => !(node instanceof HTMLImageElement && isPicture(node)))
    .map((node) => node.outerHTML.slice(0, 200));
}

/** A picture of the block `pictures`: bytes of the response, which run no code. */
const isPicture = ({ className, src }: HTMLImageElement): boolean =>
  className === 'ok-pictures__picture' && /^data:image\/(png|jpeg);base64,/.test(src);

function isOurs({ className, src }: HTMLIFrameElement): boolean {
  const framed = Object.values(manifest.hosts).map((address) => new URL(address, window.location.href).href);
  return className === 'ok-frame' && framed.some((host) => src === host || src.startsWith(`${host}/`));
}

/** The error messages that the resident sees. */
export function errorMessagesIn({ container, messages }: Drawn): string[] {
  const alerts = [
    ...container.querySelectorAll('main [role=alert]'),
    ...document.querySelectorAll('.ok-form__summary'),
  ];
  return [...alerts.map((alert) => alert.textContent ?? ''), ...messages.map(({ text }) => text)].filter(
    (words) => words.trim() !== '',
  );
}
