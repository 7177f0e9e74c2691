@main struct AdaptTool {
  static func main() {
  }
}
