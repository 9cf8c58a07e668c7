/* global places, validators -- precede this text in the generated module */
const INTEGER = /^-?(?:0|[1-9]\d{0,15})$/;
const DECIMAL = /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,10})?$/;

/** Only plain decimal forms become numbers; anything else stays text and fails its type. */
function read(text, reading) {
  if (Array.isArray(reading)) return (Array.isArray(text) ? text : [text]).map((item) => read(item, reading[0]));
  if (reading === 'integer' && INTEGER.test(text)) return Number(text);
  if (reading === 'number' && DECIMAL.test(text)) return Number(text);
  if (reading === 'flag' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

export function readRequest(operationId, raw) {
  if (!Object.hasOwn(places, operationId)) throw new Error(`The contract has no operation "${operationId}"`);
  const place = places[operationId];
  const args = {};
  const added = {};
  const problems = [];
  const problem = (field, keyword, params = {}) => problems.push({ field, keyword, params });
  for (const part of ['path', 'query']) {
    const given = (part === 'path' ? raw.params : raw.query) ?? {};
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(place[part], name)) problem(name, 'unknown', { in: part });
      else if (Array.isArray(given[name]) && !Array.isArray(place[part][name])) problem(name, 'doubled');
      else if (part === 'query' && (name === 'lang' || name === 'nip')) added[name] = given[name];
      else args[name] = read(given[name], place[part][name]);
    }
  }
  const hasBody = Object.keys(place.body).length > 0;
  const body = raw.body ?? (hasBody && raw.body === null ? null : {});
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    problem('', 'body');
    return { problems };
  }
  for (const name of Object.keys(body)) {
    if (Object.hasOwn(place.body, name)) args[name] = body[name];
    else problem(name, 'unknown', { in: 'body' });
  }
  const flat = { ...args };
  for (const name of Object.keys(added)) flat[`?${name}`] = added[name];
  const validate = validators[operationId];
  if (!validate(flat)) {
    for (const error of validate.errors) {
      const name = fieldOf(error);
      const keyword = error.keyword === 'additionalProperties' ? 'unknown' : error.keyword;
      if (keyword !== 'required' || !problems.some((earlier) => earlier.field === name)) {
        problem(name, keyword, error.params);
      }
    }
  }
  for (const [name, value] of Object.entries(args)) {
    for (const path of unreadable(value, name)) problem(path, 'characters');
  }
  return problems.length ? { problems } : { args, ...added };
}

/** The argument that an error is about; in a record its path, such as `osoby.1.imie`. */
function fieldOf({ instancePath, params }) {
  const path = instancePath.split('/').slice(1);
  const inside = params.missingProperty ?? params.additionalProperty;
  if (inside !== undefined) path.push(inside);
  // An entry that is a single value has no field of its own.
  while (path.length > 1 && /^\d+$/.test(path.at(-1))) path.pop();
  return path.join('.').replace(/^\?/, '');
}

/** The paths of texts that are none, also in records and lists. */
function unreadable(value, path) {
  if (typeof value === 'string') return isText(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    unreadable(one, Array.isArray(value) && typeof one !== 'object' ? path : `${path}.${name}`),
  );
}

/** What a database can keep and a person can read: no control character but tab and line ends, no half of a character. */
function isText(text) {
  return text.isWellFormed() && !/[\p{Cc}--[\t\n\r]]/v.test(text);
}
