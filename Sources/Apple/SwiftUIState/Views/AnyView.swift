/// A view whose type isn't known.
public struct AnyView: View {
  /// The view.
  let view: any View

  /// Creates a view that hides the type of another one.
  public init(_ view: some View) { self.view = view }
  /// Creates a view that hides the type of another one.
  public init(erasing view: some View) { self.init(view) }
}

/// A view without contents.
public struct EmptyView: View {
  /// Creates a view.
  public init() {}
}

/// Several views.
public struct TupleView<Views>: View {
  let views: Views
}

/// Makes a view of the views that a closure lists.
@preconcurrency @MainActor
@resultBuilder
public enum ViewBuilder {
  /// Accepts a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Makes a view without contents.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Makes a view of a single one.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Makes a view of several ones.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: (repeat each content))
  }
  /// Makes a view of one that may be missing.
  public static func buildOptional(_ content: (some View)?) -> AnyView {
    content.map { AnyView($0) } ?? AnyView(EmptyView())
  }
  /// Makes a view of the first of two.
  public static func buildEither(first content: some View) -> AnyView { AnyView(content) }
  /// Makes a view of the second of two.
  public static func buildEither(second content: some View) -> AnyView { AnyView(content) }
  /// Makes a view of one that only some versions of iOS have.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}
