import LayoutCore

/// What a flow layout was told about its sections, and whether the delegate told it the sizes.
struct FlowMetrics {
  var sections: [FlowSection]
  var sizesCameFromDelegate: Bool
}

/// A flow layout's geometry together with the room that it was made for.
struct LaidOutFlow {
  var container: FlowContainer
  var geometry: FlowGeometry
}
