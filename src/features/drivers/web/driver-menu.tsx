import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useMe } from '#features/auth/web/public.tsx'
import { driverListTexts } from '../texts-office.ts'
import { useDriverActs } from './use-driver-acts.ts'

interface DriverMenuProps {
  readonly driver: { readonly id: string; readonly fullName: string; readonly active: boolean }
  onRemoved?(): void
}

/** What can be done about a driver beside editing. */
export function DriverMenu({ driver, onRemoved }: DriverMenuProps) {
  const { admin } = useMe()
  const acts = useDriverActs()
  const remove = async () => {
    if (await acts.remove(driver)) onRemoved?.()
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={driverListTexts.more(driver.fullName)}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={
            driver.active ? <IconUserOff size={18} aria-hidden /> : <IconUserCheck size={18} aria-hidden />
          }
          onClick={() => void acts.toggle(driver)}
        >
          {driver.active ? driverListTexts.deactivate : driverListTexts.activate}
        </Menu.Item>
        {admin ? (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void remove()}
          >
            {driverListTexts.remove}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
