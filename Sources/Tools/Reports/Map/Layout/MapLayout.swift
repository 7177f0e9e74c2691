/// The layout of a map's drawing: a column for each distance from the start, with the screens of a
/// group together.
///
/// Equal maps have equal layouts.
struct MapLayout {
  /// The screens and moves as nodes and edges.
  let graph: MapGraph
  /// For each screen, its box.
  let boxes: [MapPlacement.Box]
  /// For each group of the graph, its box.
  let bands: [MapPlacement.Box]
  /// The lines of all moves between different screens.
  let routes: [MapRoute]
  /// The width in points.
  let width: Int
  /// The height in points.
  let height: Int

  /// Lays out a map.
  init(_ map: MapReport) {
    graph = MapGraph(map)
    let loops = graph.loops
    let placement = MapPlacement(
      graph,
      neededWidths: map.screens.indices.map {
        MapDrawing.neededWidth(of: map.screens[$0], hasLoops: !loops[$0].isEmpty)
      },
      labelWidths: graph.edges.map {
        $0.kind == .onward ? MapEdgeLabel(of: $0, in: map).width : 0
      })
    boxes = placement.boxes
    bands = placement.bands
    (width, height) = (placement.width, placement.height)
    let (graph, ports) = (graph, MapPorts(graph, placement.boxes))
    routes = graph.edges.indices.map { MapRoute($0, graph, placement, ports) }
  }
}
