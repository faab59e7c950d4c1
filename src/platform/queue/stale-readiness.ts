// eslint-disable-next-line @typescript-eslint/no-require-imports -- changed below: other imports may give a copy of the module
import handlers = require('ioredis/built/redis/event_handler');

/**
 * Works around: ioredis 5.9 to 5.11 greets Redis before a connection is ready. One that closes meanwhile is taken for ready once
 * its greeting has failed, where Bull has switched the check of readiness off: it never connects again, and whatever is sent
 * hangs (issue 2099 of ioredis, mended in its version 6, which Bull does not take). Importing this file mends the module.
 */
const { readyHandler } = handlers;
Object.assign(handlers, {
  readyHandler: (redis: { readonly status: string }) => {
    const becomeReady = readyHandler(redis);
    return () => {
      if (redis.status === 'connect') becomeReady();
    };
  },
});
