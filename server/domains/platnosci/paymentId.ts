const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The name of an order for resident and provider: a random UUID in lower case. */
export const isPaymentId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
