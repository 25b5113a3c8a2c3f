import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

const CHOICES: readonly { scheme: MantineColorScheme; label: string; icon: typeof IconSun }[] = [
  { scheme: 'light', label: 'Jasny', icon: IconSun },
  { scheme: 'dark', label: 'Ciemny', icon: IconMoon },
  { scheme: 'auto', label: 'Jak w systemie', icon: IconDeviceDesktop },
]

/** Light or dark, by the system unless the user says otherwise. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const chosen = CHOICES.find(({ scheme }) => scheme === colorScheme) ?? CHOICES[2]
  const Icon = chosen?.icon ?? IconDeviceDesktop
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={`Wygląd: ${chosen?.label.toLocaleLowerCase('pl')}`}
        >
          <Icon size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.map(({ scheme, label, icon: ChoiceIcon }) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            leftSection={<ChoiceIcon size={18} stroke={1.7} />}
            rightSection={scheme === colorScheme ? <IconCheck size={16} /> : null}
            onClick={() => setColorScheme(scheme)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
