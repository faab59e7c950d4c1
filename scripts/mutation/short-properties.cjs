const fc = require('fast-check');

/** That a property fails is enough; what it does not show within this time is left to the other tests. */
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 300, markInterruptAsFailure: false });
