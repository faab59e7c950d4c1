import { useId, useState } from 'react';
import { Button, Segments } from '../../../ui/controls';
import { useLanguage } from '../../../i18n/language';
import { audioTypes, defaultDelivery, type Delivery, deliveryRanges } from './delivery';
import { optionsOf } from '../../../lib/options';
import styles from './delivery-settings.module.css';

interface DeliverySettingsProps {
  readonly value: Delivery;
  readonly onChange: (value: Delivery) => void;
}

/** Speed, pitch, volume and format: a button that says what they are, and opens what changes them. */
export function DeliverySettings({ value, onChange }: DeliverySettingsProps) {
  const { text } = useLanguage();
  const { playground } = text;
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = useShown(value);
  // What is as usual goes without saying, but for the two that most people look for.
  const told = SLIDERS.filter((each) => each === 'speed' || value[each] !== defaultDelivery[each]);
  return (
    <>
      <Button className="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className="sr-only">{playground.settings}: </span>
        {[...told.map((each) => `${playground[each]} ${shown[each]}`), audioTypes[value.audio_type]].join(
          ' · ',
        )}
        <span className={styles.unfold} aria-hidden />
      </Button>
      <div id={id} className={styles.delivery} hidden={!open}>
        {SLIDERS.map((setting) => (
          <Slider
            key={setting}
            label={playground[setting]}
            shown={shown[setting]}
            value={value[setting]}
            range={deliveryRanges[setting]}
            onChange={(chosen) => onChange({ ...value, [setting]: chosen })}
          />
        ))}
        <Segments
          label={playground.format}
          value={value.audio_type}
          options={optionsOf(audioTypes)}
          onChange={(audio_type) => onChange({ ...value, audio_type })}
        />
        <Button className="small" onClick={() => onChange(defaultDelivery)}>
          {playground.reset}
        </Button>
      </div>
    </>
  );
}

const SLIDERS = ['speed', 'pitch', 'volume'] as const;

/** The values as people write them. */
function useShown({ speed, pitch, volume }: Delivery): Record<(typeof SLIDERS)[number], string> {
  const { format } = useLanguage();
  return {
    speed: `${format.decimal(speed)}×`,
    pitch: `${format.decimal(pitch)}×`,
    volume: format.percent(volume / 100),
  };
}

interface SliderProps {
  readonly label: string;
  /** The value as people write it. */
  readonly shown: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly onChange: (value: number) => void;
}

function Slider({ label, shown, value, range, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
