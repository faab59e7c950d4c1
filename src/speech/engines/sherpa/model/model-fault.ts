/** What is wrong with the folder of a model; the message is for the operator. */
export class ModelFault extends Error {}
