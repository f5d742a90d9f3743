/** Returns whether it worked: on plain http there is no clipboard, and a person should not be told otherwise. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
