/** What is wrong with the folder of a model, in words for the operator. */
export class ModelFault extends Error {}
