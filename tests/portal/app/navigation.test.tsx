// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryOf, wantedOf } from '../../../src/portal/app/historyState.ts';
import type { EntryState, Location } from '../../../src/portal/app/router/BrowserHistory.ts';
import { LeaveGuard } from '../../../src/portal/app/router/LeaveGuard.ts';
import { RouterSteering } from '../../../src/portal/app/steering.ts';
import type { Stores } from '../../../src/portal/app/stores.ts';
import { manifest } from '../fixtures/screens.ts';

// The first title of a visit takes no focus, so the module must be new, and all that it shares with the others.
vi.resetModules();
const { PageTitle } = await import('../../../src/portal/app/PageTitle.tsx');
const { StoresContext } = await import('../../../src/portal/app/stores.ts');
const { Link } = await import('../../../src/portal/app/router/Link.tsx');
const { PortalRouter } = await import('../../../src/portal/app/router/PortalRouter.tsx');
const { Redirect } = await import('../../../src/portal/app/router/Redirect.tsx');
const { useLocation } = await import('../../../src/portal/app/router/routing.ts');

beforeEach(() => {
  window.history.replaceState(null, '', '/a');
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const words = { language: 'pl', has: () => false, word: (key: string) => key };
const stores = { portal: { manifest, homePath: '/' }, words } as unknown as Stores;

function Page() {
  const { pathname } = useLocation();
  if (pathname === '/a') return <PageTitle title="Strona A" site="Gmina" />;
  if (pathname === '/b') return <PageTitle title="Strona B" site="Gmina" />;
  return <Redirect to={{ pathname: '/b', search: '?x=3' }} state={{ memory: { id: 7 } }} />;
}

function show() {
  const guard = new LeaveGuard();
  const ask = vi.fn(async () => false);
  guard.ask = ask;
  render(
    <StoresContext value={stores}>
      <PortalRouter guard={guard}>
        <Link to="/a">do a</Link>
        <Link to="/b?x=1">do b</Link>
        <Link to="/b?x=2">do innej b</Link>
        <Link to="/dawne">do dawnej b</Link>
        <Page />
      </PortalRouter>
    </StoresContext>,
  );
  const heading = () => page.getByRole('heading').textContent;
  const shows = (title: string) => waitFor(() => expect(heading()).toBe(title));
  return { guard, ask, heading, shows };
}
const held = () => {
  const forget = vi.fn();
  return { holds: () => true, forget };
};

describe('a link', () => {
  test('is followed without a page load; the new title gets the focus and names the window', async () => {
    const { shows } = show();
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('Strona A – Gmina');
    fireEvent.click(page.getByText('do b'));
    await shows('Strona B');
    expect(window.location.pathname + window.location.search).toBe('/b?x=1');
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole('heading')));
    expect(document.title).toBe('Strona B – Gmina');
  });

  test('to the same page with another query is a new place: its title gets the focus again', async () => {
    const { shows } = show();
    fireEvent.click(page.getByText('do b'));
    await shows('Strona B');
    const other = page.getByText('do innej b');
    other.focus();
    fireEvent.click(other);
    await waitFor(() => expect(window.location.search).toBe('?x=2'));
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole('heading')));
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    '%o is left to the browser',
    (how) => {
      const { heading } = show();
      const followed = fireEvent.click(page.getByText('do b'), how);
      expect(followed).toBe(true);
      expect(heading()).toBe('Strona A');
    },
  );
});

test('a redirect replaces its own address, with the state it is given', async () => {
  const { shows } = show();
  const length = window.history.length;
  fireEvent.click(page.getByText('do dawnej b'));
  await shows('Strona B');
  expect(window.location.pathname + window.location.search).toBe('/b?x=3');
  expect(memoryOf(window.history.state.usr)).toEqual({ id: 7 });
  expect(window.history.length).toBe(length + 1);
});

describe('a page with unsent text', () => {
  test('asks before a link is followed, and stays on "no"', async () => {
    const { guard, ask, heading } = show();
    const holder = held();
    guard.hold(holder);
    await act(async () => fireEvent.click(page.getByText('do b')));
    expect(ask).toHaveBeenCalledOnce();
    expect(heading()).toBe('Strona A');
    expect(holder.forget).not.toHaveBeenCalled();
  });

  test('is left on "yes", and the typed text is discarded', async () => {
    const { guard, ask, shows } = show();
    const holder = held();
    guard.hold(holder);
    ask.mockResolvedValueOnce(true);
    fireEvent.click(page.getByText('do b'));
    await shows('Strona B');
    expect(holder.forget).toHaveBeenCalledOnce();
  });

  test('asks on the back button too: "no" stays, "yes" goes back', async () => {
    const { guard, ask, heading, shows } = show();
    fireEvent.click(page.getByText('do b'));
    await shows('Strona B');
    const letGo = guard.hold(held());
    act(() => window.history.back());
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    await waitFor(() => expect(window.location.pathname).toBe('/b'));
    expect(heading()).toBe('Strona B');
    ask.mockResolvedValueOnce(true);
    act(() => window.history.back());
    await shows('Strona A');
    expect(window.location.pathname).toBe('/a');
    letGo();
  });

  test('prevents the tab from closing only while it has unsent text', () => {
    const { guard } = show();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    const letGo = guard.hold(held());
    expect(closing()).toBe(true);
    letGo();
    expect(closing()).toBe(false);
  });
});

describe('the state of a history entry', () => {
  const home = { pathname: '/', search: '', memory: {} };
  test.each([
    [
      { wanted: { pathname: '/lista', search: '?rok=1', memory: { id: 1 } } },
      { pathname: '/lista', search: '?rok=1', memory: { id: 1 } },
    ],
    [{ wanted: { pathname: '//zly.example' } }, home],
    [{ wanted: { pathname: '/\\zly.example' } }, home],
    [{ wanted: { pathname: 'https://zly.example' } }, home],
    [{ wanted: 'lista' }, home],
    [{ wanted: { pathname: '/\t/zle.example', search: '' } }, home],
    [{ wanted: { pathname: '/\n\\zle.example' } }, home],
    [{ wanted: { pathname: '/a', search: '\r\nx' } }, home],
    [{ wanted: { pathname: 'javascript:alert(1)' } }, home],
    [{ wanted: { pathname: 'https://zle.example' } }, home],
    [null, home],
  ])('accepts only an address of this site as the requested place: %o', (state, wanted) =>
    expect(wantedOf(state)).toEqual(wanted),
  );

  test.each([null, { wanted: { pathname: '/' } }, { wanted: { pathname: '//zly.example' } }])(
    'somebody who asked for no page but the first one goes to the page of their own: %o',
    (state) => expect(wantedOf(state, '/moje')).toEqual({ ...home, pathname: '/moje' }),
  );

  test.each([
    [{ memory: { id: 7 } }, { id: 7 }],
    [{ memory: 7 }, {}],
    ['text', {}],
    [null, {}],
  ])('accepts only valid parameters: %o', (state, memory) => expect(memoryOf(state)).toEqual(memory));
});

describe('a login', () => {
  const leads = async (state: EntryState, isSamePerson = true) => {
    const session = { user: {}, userFailed: false, isSamePerson };
    const steering = new RouterSteering({ session, portal: { minePath: '/moje' } } as unknown as Stores);
    const navigate = vi.fn();
    steering.follow({ navigate, location: { state } as Location });
    steering.wanted();
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    return navigate.mock.calls[0]![0].pathname;
  };

  test('leads to the page that was asked for, otherwise to the page of the person', async () => {
    expect(await leads({ wanted: { pathname: '/lista', search: '' } })).toBe('/lista');
    expect(await leads(null)).toBe('/moje');
  });

  test('of another person leads to the page of that person', async () =>
    expect(await leads({ wanted: { pathname: '/lista', search: '' } }, false)).toBe('/moje'));
});
