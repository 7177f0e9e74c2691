/// Compiles storyboards and nibs to Swift code.
package struct StoryboardCompiler {
  package init() {}
}
