/** The service's own worker, except that it takes two seconds longer to open. */
const { setTimeout } = require('node:timers');
const worker = require('../../../dist/src/speech/workers/worker.js');

module.exports = new Promise((resolve) => setTimeout(resolve, 2000)).then(() => worker.default);
