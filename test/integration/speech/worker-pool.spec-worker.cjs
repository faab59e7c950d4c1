/** The service's own worker, except that it takes four seconds longer to open. */
const { setTimeout } = require('node:timers');
const worker = require('../../../dist/src/speech/workers/worker.js');

module.exports = new Promise((resolve) => setTimeout(resolve, 4000)).then(() => worker.default);
