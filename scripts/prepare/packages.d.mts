export function installedLockIn(root: string): string;
export function reasonToInstall(root: string): string | undefined;
