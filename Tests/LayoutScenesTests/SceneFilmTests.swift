import Foundation
import LayoutStage
import Testing

@testable import LayoutScenes

/// The turn of a scene that a film shows.
@MainActor struct SceneFilmTests {
  private func frames(_ members: String) throws -> [FilmFrame] {
    let figure = try #require(readScene(leastScene(members)).figures().first)
    var film = Film(lastTurnOf: figure)
    film.frames = 3
    return film.recorded()
  }

  @Test(arguments: [
    ([], Orientation.portrait), (["portrait"], .portrait), (["landscape"], .landscape),
    (["portrait", "landscape"], .portrait), (["landscape", "portrait"], .landscape),
    (["portrait", "landscape", "portrait"], .landscape),
    (["portrait", "landscape", "landscape"], .portrait), (["landscape", "landscape"], .landscape),
  ])
  func `RO22 a film has the last turn of a scene, or the turn from its start`(
    way: [String], from: Orientation
  ) throws {
    let words = way.map { "\"\($0)\"" }.joined(separator: ", ")
    let frames = try frames(way.isEmpty ? "" : ", \"rotate\": [\(words)]")
    #expect(frames.map(\.orientation) == [from, from.turned, from.turned])
    #expect(frames.map(\.time) == [0, 0.15, 0.3])
  }
}
