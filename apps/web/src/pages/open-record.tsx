export function OpenRecord({ data }: { data: string }) {
  return <main className="page">{data}</main>
}
