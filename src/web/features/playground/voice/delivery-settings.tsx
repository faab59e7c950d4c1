import { useId } from 'react';
import { Button, Segments } from '../../../ui/controls';
import { Card } from '../../../ui/layout';
import { useLanguage } from '../../../i18n/language';
import { audioTypes, defaultDelivery, type Delivery, deliveryRanges } from './delivery';
import { optionsOf } from '../../../lib/options';

interface DeliverySettingsProps {
  readonly value: Delivery;
  readonly onChange: (value: Delivery) => void;
}

/** Speed, pitch, volume and format. */
export function DeliverySettings({ value, onChange }: DeliverySettingsProps) {
  const { text, format } = useLanguage();
  const shown = {
    speed: `${format.decimal(value.speed)}×`,
    pitch: `${format.decimal(value.pitch)}×`,
    volume: `${format.number(value.volume)} %`,
  };
  return (
    <Card title={text.playground.settings}>
      {(['speed', 'pitch', 'volume'] as const).map((setting) => (
        <Slider
          key={setting}
          label={text.playground[setting]}
          shown={shown[setting]}
          value={value[setting]}
          range={deliveryRanges[setting]}
          onChange={(chosen) => onChange({ ...value, [setting]: chosen })}
        />
      ))}
      <Segments
        label={text.playground.format}
        value={value.audio_type}
        options={optionsOf(audioTypes)}
        onChange={(audio_type) => onChange({ ...value, audio_type })}
      />
      <Button className="small" onClick={() => onChange(defaultDelivery)}>
        {text.playground.reset}
      </Button>
    </Card>
  );
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
