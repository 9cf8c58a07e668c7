// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type Arrival, BrowserHistory, entryNumber } from '../../../src/portal/app/router/BrowserHistory.ts';

beforeEach(() => window.history.replaceState(null, '', '/a?x=1#y'));

const number = () => entryNumber(window.history.state);
const address = () => window.location.href.slice(window.location.origin.length);

test('the first entry is number 0 and keeps what it holds', () => {
  window.history.replaceState({ usr: { memory: { id: 7 } } }, '');
  const { location } = new BrowserHistory(window);
  expect(location).toEqual({
    pathname: '/a',
    search: '?x=1',
    hash: '#y',
    state: { memory: { id: 7 } },
    key: 'default',
  });
  expect(window.history.state).toEqual({ idx: 0, usr: { memory: { id: 7 } } });
});

test('an entry keeps its number when the page is loaded again', () => {
  window.history.replaceState({ idx: 3, key: 'k' }, '');
  expect(new BrowserHistory(window).location.key).toBe('k');
  expect(number()).toBe(3);
});

test('a new entry has the next number and a key of its own; a replaced one keeps its number', () => {
  const history = new BrowserHistory(window);
  const arrivals: Arrival[] = [];
  const stop = history.listen((arrival) => arrivals.push(arrival));
  history.push('/b?z=ż', { memory: { id: 1 } });
  expect([address(), number()]).toEqual(['/b?z=%C5%BC', 1]);
  history.replace({ pathname: '/c', hash: '#d' });
  expect([address(), number()]).toEqual(['/c#d', 1]);
  stop();
  history.push('/e');
  expect(arrivals.map(({ action, location }) => [action, location.pathname, location.state])).toEqual([
    ['PUSH', '/b', { memory: { id: 1 } }],
    ['REPLACE', '/c', null],
  ]);
  expect(new Set(arrivals.map(({ location }) => location.key)).size).toBe(2);
});

test('the back button is an arrival at the former entry, with its state', async () => {
  const history = new BrowserHistory(window);
  history.replace('/a', { memory: { id: 7 } });
  history.push('/b');
  const arrival = new Promise<Arrival>((done) => history.listen(done));
  history.go(-1);
  expect(await arrival).toMatchObject({ action: 'POP', location: { pathname: '/a', state: { memory: { id: 7 } } } });
});

test.each([
  'https://other.example/',
  '//other.example',
  '/\\other.example',
  '\t//other.example',
  'javascript:alert(1)',
])('%s is refused, since it is not of this site', (to) => {
  const history = new BrowserHistory(window);
  expect(() => history.push(to)).toThrow('Not an address of the portal');
  expect(() => history.replace(to)).toThrow('Not an address of the portal');
  expect(address()).toBe('/a?x=1#y');
});

test('a path that looks like another site is a path of the portal', () => {
  new BrowserHistory(window).push({ pathname: '//other.example/x' });
  expect(window.location.origin + address()).toBe(`${window.location.origin}//other.example/x`);
});

test.each([
  ['SecurityError', 'the page is loaded', 1],
  ['DataCloneError', 'that is an error', 0],
])('where the browser refuses another entry with %s, %s', (name, _, loads) => {
  const pushState = () => {
    throw new DOMException('refused', name);
  };
  const assign = vi.fn();
  const location = { href: 'https://portal.example/a', origin: 'https://portal.example', assign };
  const history = new BrowserHistory({ location, history: { state: { idx: 0 }, pushState } } as never);
  const push = () => history.push('/b');
  if (loads) push();
  else expect(push).toThrow('refused');
  expect(assign.mock.calls.map(String)).toEqual(loads ? ['https://portal.example/b'] : []);
});
