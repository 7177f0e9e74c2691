import Testing

@Suite struct `StoryboardCompiler` {
}
