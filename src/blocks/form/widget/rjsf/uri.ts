function refuse(): never {
  throw new Error('The schema of a form refers only to parts of itself: "#/$defs/…", and carries no "$id".');
}

/** In the place of fast-uri, which rjsf asks only for schemas with addresses. */
export default { resolve: refuse, equal: refuse };
