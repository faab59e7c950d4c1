const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom has not: Node's own. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'fetch',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
];

/** A document for tests of the page's components. Other tabs are left out: there are none. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = class extends this.global.EventTarget {
      postMessage() {}
    };
  }
};
