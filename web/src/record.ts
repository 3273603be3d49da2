/** A record as a file of the reader's. */

export function saveRecord(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${name}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
