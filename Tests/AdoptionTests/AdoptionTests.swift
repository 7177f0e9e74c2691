import Testing

@Suite struct `Adoption` {
}
