import { expect, it } from 'vitest';

import { readProbe } from './ffprobe-answer.ts';

const VIDEO = {
  codec_type: 'video',
  codec_name: 'hevc',
  codec_tag_string: 'hvc1',
  width: 720,
  height: 576,
  sample_aspect_ratio: '16:15',
  color_space: 'bt2020nc',
  color_primaries: 'bt2020',
  color_transfer: 'smpte2084',
  side_data_list: [
    {
      side_data_type: 'Display Matrix',
      displaymatrix: '\n00000000: 0 65536 0\n00000001: -65536 0 0\n00000002: 0 0 1073741824\n',
    },
  ],
};

it('reads a film with its turn, pixels and colours', () => {
  const streams = [VIDEO, { codec_type: 'audio', codec_name: 'aac' }, { codec_type: 'data' }];
  expect(readProbe({ streams, format: { duration: '5.5' } }, 'mov')).toEqual({
    format: 'mov',
    seconds: 5.5,
    videos: [
      {
        codec: 'hevc',
        width: 720,
        height: 576,
        pixelAspect: 16 / 15,
        orientation: { mirrored: false, quarterTurns: 1 },
        colours: { matrix: 'bt2020nc', primaries: 'bt2020', transfer: 'smpte2084' },
      },
    ],
    sounds: ['aac'],
    streams: 3,
    encryption: null,
  });
});

it('leaves open what is not said', () => {
  const { seconds, videos } = readProbe({ streams: [{ codec_type: 'video', sample_aspect_ratio: '0:1' }] }, 'webm');
  const colours = { matrix: 'unknown', primaries: 'unknown', transfer: 'unknown' };
  const orientation = { mirrored: false, quarterTurns: 0 };
  expect(seconds).toBeNull();
  expect(videos).toEqual([{ codec: 'unknown', width: 0, height: 0, pixelAspect: 1, orientation, colours }]);
});

it('takes a cover for no film, and nothing for nothing', () => {
  const cover = { ...VIDEO, disposition: { attached_pic: 1 } };
  expect(readProbe({ streams: [cover], format: { duration: 'N/A' } }, 'mp4')).toMatchObject({
    seconds: null,
    videos: [],
  });
  expect(readProbe({}, 'mp4')).toMatchObject({ videos: [], sounds: [], streams: 0 });
});

it('sees what is locked', () => {
  expect(readProbe({ streams: [{ ...VIDEO, codec_tag_string: 'encv' }] }, 'mp4').encryption).toBe('encv');
  const told = { ...VIDEO, side_data_list: [{ side_data_type: 'Encryption initialization data' }] };
  expect(readProbe({ streams: [told] }, 'mp4').encryption).toBe('cenc');
});
