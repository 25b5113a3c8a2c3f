/** What a build knows of its modules. */
export interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Whether a module is the given one, or comes at once with it: by imports that are not `import()`. */
export function isPartOf(root: string, id: string, build: Modules): boolean {
  const seen = new Set([id])
  for (const each of seen) {
    if (each === root) return true
    for (const importer of build.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  }
  return false
}
