/** The service's own worker, except that eSpeak NG is given an address outside its memory instead of the text "bẫy". */
const { BuiltinEspeak } = require('../../../dist/src/speech/engines/espeak/builtin-espeak.js');

const OUTSIDE = 0x7fff0000;
const { synthesize } = BuiltinEspeak.prototype;
BuiltinEspeak.prototype.synthesize = function (text, hear) {
  if (!text.includes('bẫy')) return synthesize.call(this, text, hear);
  return this.library.functions.espeak_Synth(OUTSIDE, 100, 0, 1, 0, 1, 0, 0);
};

module.exports = require('../../../dist/src/speech/workers/worker.js').default;
