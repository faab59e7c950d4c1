/** The nil UUID (RFC 9562 section 5.9), which nothing is ever given as its id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The form of RFC 9562 section 4. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Makes an id of any text: one that cannot be an id becomes one that nothing has. PostgreSQL refuses to compare
 * a `uuid` with anything else.
 */
export const toId = (text: string): string => (UUID.test(text) ? text : NO_ID);
