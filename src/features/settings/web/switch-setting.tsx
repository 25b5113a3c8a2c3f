import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Saving } from './use-saving.ts'

interface SwitchSettingProps<E extends Endpoint> {
  readonly label: string
  readonly description?: ReactNode
  readonly checked: boolean
  readonly saving: Saving<E>
  readonly disabled?: boolean
  onChange(checked: boolean): void
}

/** A setting that is on or off, saved at the touch. */
export function SwitchSetting<E extends Endpoint>({ saving, onChange, ...rest }: SwitchSettingProps<E>) {
  return (
    <div>
      <div className={classes.row}>
        <Switch
          {...rest}
          size="md"
          onChange={(event) => onChange(event.currentTarget.checked)}
          style={{ flex: 1 }}
        />
        {saving.state === 'failed' ? null : <SaveMark saving={saving} />}
      </div>
      {saving.state === 'failed' ? <SaveMark saving={saving} /> : null}
    </div>
  )
}
