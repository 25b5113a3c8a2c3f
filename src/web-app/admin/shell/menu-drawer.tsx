import { Drawer } from '@mantine/core'
import classes from './admin-shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { shellTexts } from './texts.ts'

/** The menu on a phone. */
export function MenuDrawer({ opened, onClose }: { readonly opened: boolean; onClose(): void }) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size={288}
      padding={0}
      classNames={{ content: classes.drawer ?? '', body: classes.drawerBody ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={shellTexts.menu}>
        <Drawer.Body>
          <Sidebar narrow={false} onToggle={onClose} inDrawer />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
