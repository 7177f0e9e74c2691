import Testing

@Suite struct `SourceAdapter` {
}
