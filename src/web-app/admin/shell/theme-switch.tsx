import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import classes from './flyout.module.css'
import { Flyout } from './flyout.tsx'

const CHOICES: readonly { scheme: MantineColorScheme; label: string; icon: typeof IconSun }[] = [
  { scheme: 'light', label: 'Jasny', icon: IconSun },
  { scheme: 'dark', label: 'Ciemny', icon: IconMoon },
  { scheme: 'auto', label: 'Jak w systemie', icon: IconDeviceDesktop },
]

/** Light or dark, by the system unless the user says otherwise. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const chosen = CHOICES.find(({ scheme }) => scheme === colorScheme)
  const Icon = chosen?.icon ?? IconDeviceDesktop
  return (
    <Flyout
      label={`Wygląd: ${chosen?.label.toLocaleLowerCase('pl')}`}
      title="Wygląd"
      icon={<Icon size={20} stroke={1.7} />}
    >
      <fieldset className={classes.choices}>
        <legend>Wygląd</legend>
        {CHOICES.map(({ scheme, label, icon: ChoiceIcon }) => (
          <label key={scheme} className={classes.choice}>
            <input
              type="radio"
              name="wyglad"
              checked={scheme === colorScheme}
              onChange={() => setColorScheme(scheme)}
            />
            <ChoiceIcon size={18} stroke={1.7} aria-hidden />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </Flyout>
  )
}
