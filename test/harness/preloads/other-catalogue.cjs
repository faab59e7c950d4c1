// Loaded before the service: its voices are those of the folder LOA_TEST_CATALOGUE.
const process = require('node:process');
const { VoiceCatalogue } = require('../../../dist/src/voices/voice-catalogue');

const { read } = VoiceCatalogue;
VoiceCatalogue.read = () => read(process.env.LOA_TEST_CATALOGUE);
