import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import classes from './flyout.module.css'
import { Flyout } from './flyout.tsx'
import { shellTexts } from './texts.ts'

const CHOICES: readonly { scheme: MantineColorScheme; label: string; icon: typeof IconSun }[] = [
  { scheme: 'light', label: shellTexts.light, icon: IconSun },
  { scheme: 'dark', label: shellTexts.dark, icon: IconMoon },
  { scheme: 'auto', label: shellTexts.system, icon: IconDeviceDesktop },
]

/** Light or dark, by the system unless the user says otherwise. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const chosen = CHOICES.find(({ scheme }) => scheme === colorScheme)
  const Icon = chosen?.icon ?? IconDeviceDesktop
  return (
    <Flyout
      label={shellTexts.lookIs((chosen?.label ?? shellTexts.system).toLocaleLowerCase('pl'))}
      title={shellTexts.look}
      icon={<Icon size={20} stroke={1.7} />}
    >
      <fieldset className={classes.choices}>
        <legend>{shellTexts.look}</legend>
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
