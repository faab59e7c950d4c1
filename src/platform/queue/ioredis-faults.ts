// oxlint-disable-next-line typescript/no-require-imports -- changed below: other imports may give a copy of the module
import handlers = require('ioredis/built/redis/event_handler');

/** A connection, as ioredis sees it. */
interface Connection {
  readonly status: string;
  /** Ends the connection when Redis has said nothing for too long (`socketTimeout`). */
  socketTimeoutTimer?: NodeJS.Timeout | undefined;
}

const { readyHandler, closeHandler } = handlers;

/**
 * Works around two faults of ioredis 5.11. Importing this file mends the module.
 *
 * It greets Redis before a connection is ready. One that closes meanwhile is taken for ready once its greeting has failed, where
 * Bull has switched the check of readiness off: it never connects again, and whatever is sent hangs (its issue 2099, mended in
 * version 6, which Bull does not take).
 *
 * The timer of a connection that has closed ends the one after it.
 */
Object.assign(handlers, {
  readyHandler: (connection: Connection) => {
    const becomeReady = readyHandler(connection);
    return () => {
      if (connection.status === 'connect') becomeReady();
    };
  },
  closeHandler: (connection: Connection) => {
    const close = closeHandler(connection);
    return () => {
      clearTimeout(connection.socketTimeoutTimer);
      connection.socketTimeoutTimer = undefined;
      close();
    };
  },
});
