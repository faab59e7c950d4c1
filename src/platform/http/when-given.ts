import { ValidateIf } from 'class-validator';

/** The field may be left out; null is a wrong type all the same, which `@IsOptional()` would let pass. */
export const WhenGiven = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined);
