/** What the operator can mend, such as a setting or a taken port. The message says so in a sentence of its own. */
export class OperatorFault extends Error {}
