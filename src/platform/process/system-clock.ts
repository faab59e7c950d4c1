import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';

/** The machine's clock. */
@Injectable()
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
