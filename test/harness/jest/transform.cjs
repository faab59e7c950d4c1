const { createTransformer } = require('@swc/jest');

/**
 * swc, with a cache that all tiers share: what a file becomes depends on the file and on swc's options, and Jest would
 * tell apart what each tier has of a file by all of the tier's configuration.
 */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      getCacheKey: (source, file, given) => swc.getCacheKey(source, file, { ...given, configString: '' }),
    };
  },
};
