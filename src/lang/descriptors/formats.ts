const DATE =
  '(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))' +
  '|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';

/**
 * The formats of the contract as regular expressions, each of linear time, so that compiled validators carry them in
 * their own text: no table of functions, nothing to import.
 */
export const FORMATS: Readonly<Record<string, RegExp>> = {
  /** A day that exists, leap years counted. */
  date: new RegExp(`^${DATE}$`),
  /** RFC 3339 with seconds and an offset. */
  'date-time': new RegExp(
    `^${DATE}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$`,
  ),
  /** As src/lang/values/email.ts, without the lengths. */
  email: /^[^\s@"(),:;<>[\]\\]+@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$/u,
  /** As src/lang/values/phone.ts. */
  tel: /^\d{9}$/,
  /** Markup comes from the office as it is; the block that shows it makes it safe. */
  html: /^/,
  uri: /^[A-Za-z][A-Za-z\d+.-]*:[^\s]+$/,
};
